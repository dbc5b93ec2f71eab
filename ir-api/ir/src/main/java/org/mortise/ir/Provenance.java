// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * The origin of dialects and interface implementations, for notes about missing ones. Provided by the code that builds
 * a context.
 */
public interface Provenance {
  /** No origins are known. */
  Provenance UNKNOWN = new Provenance() {};

  /** Returns a note on the origin of a dialect that is not in the context, or null. */
  default @Nullable String ofMissingDialect(String namespace) {
    return null;
  }

  /** Returns a note on the likely origin of an operation's missing interface implementation, or null. */
  default @Nullable String ofMissingInterface(String operation, Class<? extends OpInterface> type) {
    return null;
  }
}
