// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferSpans;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;

/** The analyses of a function between two changes. */
record Survey(ProgramOrder order, BufferAliases aliases, BufferSpans spans, BufferEscapes escapes,
    BufferPolicies policies) {
  /** Analyzes {@code function}. Near-linear. */
  static Survey of(Operation function, BufferPolicies policies) {
    ProgramOrder order = ProgramOrder.of(function);
    BufferAliases aliases = BufferAliases.of(function);
    return new Survey(order, aliases, BufferSpans.of(aliases, order), BufferEscapes.of(aliases), policies);
  }
}
