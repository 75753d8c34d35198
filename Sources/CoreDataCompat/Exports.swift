@_exported import FoundationGaps
@_exported import Observation
