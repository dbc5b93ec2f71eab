// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.LibraryFunctions;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/**
 * Functions of flang's runtime library: output to the standard output and to characters, array assignment, reductions,
 * matrix products, and characters. Files and input are missing; a call of a missing function ends the program with an
 * error. Time-dependent functions are in {@link FortranTimes}.
 */
@Component(service = LibraryFunctions.class)
@Serves("fir.*")
@AutoService(OpInterface.class)
public final class FortranLibrary implements LibraryFunctions {
  private static final String PREFIX = "_FortranA";

  /** Each returns the function of a name without the prefix, or null. */
  private static final List<BiFunction<String, Context, @Nullable Primitive>> GROUPS = List.of(
      ProgramFunctions::of, OutputFunctions::of, AssignmentFunctions::of, ReductionFunctions::of, LocationFunctions::of,
      MatrixFunctions::of, CharacterFunctions::of, AllocationFunctions::of, ArrayFunctions::of, ShiftFunctions::of,
      TemporaryFunctions::of);

  @Override
  public @Nullable Primitive function(Operation declaration) {
    Primitive function = find(declaration);
    boolean isDeclaredVoid =
        declaration.getInterface(CallableOpInterface.class).getResultTypes(declaration).isEmpty();
    return function != null && isDeclaredVoid ? withoutResult(function) : function;
  }

  /** Flang 19 declares a result of type {@code none} where Flang 22 declares no result. */
  private static Primitive withoutResult(Primitive function) {
    return (arguments, machine) -> {
      function.run(arguments, machine);
      return Primitive.NOTHING;
    };
  }

  private static @Nullable Primitive find(Operation declaration) {
    String name = SymbolTable.getSymbolName(declaration);
    if (name == null || !name.startsWith(PREFIX)) {
      return name == null ? null : NumberFunctions.of(name, declaration.context());
    }
    for (BiFunction<String, Context, @Nullable Primitive> group : GROUPS) {
      Primitive function = group.apply(name.substring(PREFIX.length()), declaration.context());
      if (function != null) {
        return function;
      }
    }
    return ComponentFunctions.of(name.substring(PREFIX.length()), declaration);
  }
}
