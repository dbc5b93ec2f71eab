// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A bank of a memory, and the place in it: {@code #custom.bank<1, 64>}. */
@AttrDef(name = "custom.bank", parameters = {"number: INT64", "offset: INT64"}, format = "`<` params `>`")
public final class BankAttr extends BankAttrBase {
  BankAttr(Context context, Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(long number, long offset) {
    return number < 0 || offset < 0 ? "a bank has no negative numbers" : null;
  }
}
