// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.osgi;

import org.osgi.framework.Bundle;

/**
 * Something that a bundle needs and does not get.
 *
 * @param what for people: {@code package org.x [1.0.0,2.0.0)}
 * @param reason why it is not there
 * @param remedy what to do about it
 * @param provider the bundle that would give it if that one could be used itself; otherwise null
 */
public record MissingRequirement(String what, String reason, String remedy, Bundle provider) {
  /** All but the remedy. */
  public String text() {
    return what + ", " + reason;
  }
}
