// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.calls;

import org.mortise.ir.Region;

/** A node of a {@link CallGraph}: code that can be called, or one of the two nodes for code that nobody sees. */
public final class CallGraphNode {
  private final Region region;

  CallGraphNode(Region region) {
    this.region = region;
  }

  /** The region that a call executes; null for the external caller and the unknown callee. */
  public Region region() {
    return region;
  }

  /** Whether this stands for code that cannot be seen. */
  public boolean isExternal() {
    return region == null;
  }
}
