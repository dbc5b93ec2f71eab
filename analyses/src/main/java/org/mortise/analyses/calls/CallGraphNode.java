// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.calls;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Region;

/** A node of a {@link CallGraph}: a callable, the external caller, or the unknown callee. */
public final class CallGraphNode {
  private final @Nullable Region region;

  CallGraphNode(@Nullable Region region) {
    this.region = region;
  }

  /** Returns the region that a call executes; null for the external caller and the unknown callee. */
  public @Nullable Region region() {
    return region;
  }

  /** Returns whether this is the external caller or the unknown callee. */
  public boolean isExternal() {
    return region == null;
  }
}
