// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.symbols.SymbolTable;

/** The beginning and the end of the life of variables of derived types. */
final class ComponentFunctions {
  private static final Object[] NONE = {0L};

  private ComponentFunctions() {}

  static @Nullable Primitive of(String name, Operation declaration) {
    return switch (name) {
      case "Initialize" -> (arguments, machine) -> {
        Descriptor entity = Descriptor.of(arguments[0], machine);
        rejectDefaults(entity, declaration);
        Components components = Components.of(derived(entity));
        for (long i = 0; i < entity.count(); i++) {
          components.initialize(entity.element(i), machine);
        }
        return NONE;
      };
      case "Destroy" -> (arguments, machine) -> {
        Descriptor entity = Descriptor.of(arguments[0], machine);
        Components components = Components.allocatable(derived(entity));
        for (long i = 0; i < entity.count(); i++) {
          components.free(entity.element(i), machine);
        }
        return NONE;
      };
      default -> null;
    };
  }

  private static RecordType derived(Descriptor entity) {
    if (entity.elementType() instanceof RecordType type) {
      return type;
    }
    throw new UnsupportedOperationException("a variable of type " + entity.elementType());
  }

  /** Default values are in global variables with a name of this form, whose code cannot be executed from here. */
  private static void rejectDefaults(Descriptor entity, Operation declaration) {
    RecordType type = derived(entity);
    int tag = type.name().lastIndexOf('T');
    SymbolTable symbols = new SymbolTable(declaration.parentOp());
    for (RecordType.Member component : type.components()) {
      String variable =
          type.name().substring(0, tag) + "E.di." + type.name().substring(tag + 1) + "." + component.name();
      if (!(component.type() instanceof BaseBoxType) && symbols.lookup(variable) != null) {
        throw new UnsupportedOperationException("the component " + component.name() + " has a default value");
      }
    }
  }
}
