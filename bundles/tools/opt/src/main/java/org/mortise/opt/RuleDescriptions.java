// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.PassFactory;
import org.mortise.pipeline.Snapshot;

/** Sentences about the rules of diagnostics, for logs in SARIF. */
final class RuleDescriptions {
  /** The rule of mismatches between diagnostics and the expectations in comments. */
  static final String EXPECTATIONS = "verify-diagnostics";

  private RuleDescriptions() {}

  /** Returns the description of a rule; null if neither the tool nor a pass of the snapshot defines it. */
  static @Nullable String of(String rule, Snapshot snapshot) {
    return switch (rule) {
      case "parser" -> "The text must be well-formed.";
      case "bytecode" -> "The bytecode must be well-formed.";
      case "verifier" -> "The program must be valid.";
      case "pipeline" -> "The pipeline must exist and run to its end.";
      case EXPECTATIONS -> "Diagnostics must match the expectations in comments.";
      default -> ofPass(rule, snapshot);
    };
  }

  private static @Nullable String ofPass(String rule, Snapshot snapshot) {
    int slash = rule.indexOf('/');
    PassFactory pass = snapshot.pass(slash < 0 ? rule : rule.substring(0, slash));
    if (pass == null) {
      return null;
    }
    String kind = slash < 0 ? "An error or a warning" : "A decision";
    return kind + " of the pass " + pass.spec().name() + ": " + pass.spec().summary() + '.';
  }
}
