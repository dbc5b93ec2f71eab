// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTable.Visibility;
import org.mortise.ir.symbols.SymbolUses;

/** The functions of a program by their names. Linear in the program. */
public final class NamedFunctions {
  private final Operation program;
  private final Map<String, Operation> functions = new LinkedHashMap<>();

  private NamedFunctions(Operation program) {
    this.program = program;
  }

  /** Returns the functions in a program and its nested modules. The names are prefixed by the names of the modules. */
  public static NamedFunctions of(Operation program) {
    NamedFunctions found = new NamedFunctions(program);
    program.walkPreOrder((Operation op) -> {
      if (op == program || op.hasTrait(Trait.SYMBOL_TABLE)) {
        return Walk.Result.ADVANCE;
      }
      if (op.implementsInterface(CallableOpInterface.class) && SymbolTable.getSymbolName(op) != null) {
        found.functions.putIfAbsent(found.nameOf(op), op);
      }
      return Walk.Result.SKIP;
    });
    return found;
  }

  /** Returns the name of a function in the program. */
  String nameOf(Operation function) {
    String name = SymbolTable.getSymbolName(function);
    for (Operation op = function.parentOp(); op != null && op != program; op = op.parentOp()) {
      String outer = SymbolTable.getSymbolName(op);
      name = (outer == null ? "" : outer) + "::" + name;
    }
    return name;
  }

  /** Returns the functions in their order. */
  public Map<String, Operation> all() {
    return functions;
  }

  /** Returns the function of a name, or null. */
  @Nullable Operation get(String name) {
    return functions.get(name);
  }

  /** Returns whether a function has no body. */
  static boolean isDeclaration(Operation function) {
    return function.getInterface(CallableOpInterface.class).getCallableRegion(function) == null;
  }

  /** Returns whether other programs cannot call a function. */
  static boolean isPrivate(Operation function) {
    return SymbolTable.getVisibility(function) == Visibility.PRIVATE;
  }

  /** Returns the names of the symbols to which the program refers. */
  Set<String> referenced() {
    Set<String> names = new HashSet<>();
    for (Operation function : functions.values()) {
      SymbolUses.visit(function, (user, reference) -> {
        if (user != function) {
          names.add(reference.rootReference());
          names.addAll(reference.nestedReferences());
        }
      });
    }
    return names;
  }

  /** Returns the number of operations of the program that free memory. */
  int deallocations() {
    int[] count = {0};
    program.walkPreOrder((Operation op) -> {
      if (op.regionCount() == 0 && frees(op)) {
        count[0]++;
      }
    });
    return count[0];
  }

  private static boolean frees(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(i))) {
        return true;
      }
    }
    return false;
  }
}
