// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import org.mortise.testing.random.Profile;

/** A random program with buffers. */
record RandomInput(Profile profile, long seed, String program) {
  String name() {
    return profile + "/" + seed;
  }
}
