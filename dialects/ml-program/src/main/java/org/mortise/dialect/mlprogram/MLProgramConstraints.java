// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Context;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.PlainType;

/** The constraints named in the declarations of this dialect. */
public final class MLProgramConstraints {
  /** The name of the type that orders operations on variables in a graph: {@code !ml_program.token}. */
  static final String TOKEN_NAME = "token";

  static final TypeConstraint<PlainType> TOKEN = TypeConstraints.plain(
      "Token for establishing execution ordering in a graph", MLProgramDialect.NAMESPACE, TOKEN_NAME);

  private MLProgramConstraints() {}

  static PlainType token(Context context) {
    return PlainType.of(context, MLProgramDialect.NAMESPACE, TOKEN_NAME);
  }
}
