// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.calls;

/** An edge of a {@link CallGraph}. Several calls of the same callee in the same code share one edge. */
public record CallGraphEdge(CallGraphNode source, CallGraphNode target, Kind kind) {
  /** The meaning of an edge. */
  public enum Kind {
    /** The external caller may call the target, which is not nested in another callable. */
    ABSTRACT,
    /** The source contains a call of the target. */
    CALL,
    /** The target is nested in the source. */
    CHILD
  }
}
