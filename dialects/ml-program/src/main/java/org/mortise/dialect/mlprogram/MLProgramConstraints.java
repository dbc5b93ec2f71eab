// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.definition.TypeConstraint;

/** The constraints that declarations of this dialect name. */
public final class MLProgramConstraints {
  static final TypeConstraint<TokenType> TOKEN = TypeConstraint.exactly(
      "Token for establishing execution ordering in a graph", TokenType.class, type -> true, TokenType::of);

  private MLProgramConstraints() {}
}
