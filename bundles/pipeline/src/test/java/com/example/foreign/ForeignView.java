// SPDX-License-Identifier: Apache-2.0
package com.example.foreign;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** An interface implementation that fails, in code of the library that it calls. */
@Serves("builtin.module")
public final class ForeignView implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return List.<Value>of().get(op.regionCount() + 2);
  }
}
