// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.calls;

/** An edge of a {@link CallGraph}. There is one for several calls of the same callee in the same code. */
public record CallGraphEdge(CallGraphNode source, CallGraphNode target, Kind kind) {
  /** What an edge tells. */
  public enum Kind {
    /** The external caller may call the target, which is in no other callable. */
    ABSTRACT,
    /** The source has a call of the target. */
    CALL,
    /** The target is inside the source. */
    CHILD
  }
}
