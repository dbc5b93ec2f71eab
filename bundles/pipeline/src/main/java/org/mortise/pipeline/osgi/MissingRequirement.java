// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.osgi;

import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;

/**
 * A requirement of a bundle that is not satisfied.
 *
 * @param what a description for the user: {@code package org.x [1.0.0,2.0.0)}
 * @param reason the reason why it is missing
 * @param remedy an action that provides it
 * @param provider the bundle that would provide it if that bundle were usable; otherwise null
 */
public record MissingRequirement(String what, String reason, String remedy, @Nullable Bundle provider) {
  /** Returns the description without the remedy. */
  public String text() {
    return what + ", " + reason;
  }
}
