// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The address and the length of characters of a kind: {@code !fir.boxchar<1>}. */
@TypeDef(name = "fir.boxchar", parameters = "kind: NUMBER", format = "`<` $kind `>`")
public final class BoxCharType extends BoxCharTypeBase {
  BoxCharType(Context context, Object[] values) {
    super(context, values);
  }
}
