// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.aliases;

import org.mortise.analyses.alias.AliasOracle;
import org.mortise.analyses.alias.LocalAliasAnalysis;
import org.mortise.analyses.alias.UnderlyingValues;
import org.mortise.testanalysispasses.internal.compat.TracingLimit;

/** Creates the local alias analysis with the {@link TracingLimit}. */
final class LocalAliases {
  private LocalAliases() {}

  static AliasOracle create() {
    return new LocalAliasAnalysis(new UnderlyingValues(new TracingLimit()));
  }
}
