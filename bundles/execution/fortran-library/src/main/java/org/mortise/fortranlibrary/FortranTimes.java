// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The functions of flang's runtime library that depend on the time. */
@Component(service = ExternalFunctions.class)
@AutoService(ExternalFunctions.class)
public final class FortranTimes implements ExternalFunctions {
  private static final double NANOS = 1e9;

  @Override
  public @Nullable Primitive implement(Operation declaration) {
    String name = SymbolTable.getSymbolName(declaration);
    return switch (name == null ? "" : name) {
      case "_FortranACpuTime" -> (arguments, machine) -> new Object[] {System.nanoTime() / NANOS};
      case "_FortranASystemClockCount" -> (arguments, machine) -> new Object[] {System.nanoTime()};
      case "_FortranASystemClockCountRate" -> (arguments, machine) -> new Object[] {(long) NANOS};
      case "_FortranASystemClockCountMax" -> (arguments, machine) -> new Object[] {Long.MAX_VALUE};
      default -> null;
    };
  }
}
