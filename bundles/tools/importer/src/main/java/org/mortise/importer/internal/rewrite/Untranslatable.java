// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

/** The reason for which a pattern has no equivalent in dialect files. */
final class Untranslatable extends Exception {
  private static final long serialVersionUID = 1L;

  Untranslatable(String reason) {
    super(reason, null, false, false);
  }
}
