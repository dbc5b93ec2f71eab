// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.Set;

/** The directives {@code custom<...>} of MLIR's libraries, which dialect files may use. */
final class Directives {
  static final Set<String> KNOWN = Set.of("DynamicIndexList", "ScalableIndexList");

  private Directives() {}
}
