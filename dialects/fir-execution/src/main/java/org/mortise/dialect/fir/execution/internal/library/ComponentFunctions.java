// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.Descriptor;
import org.mortise.dialect.fir.execution.Entities;
import org.mortise.dialect.fir.execution.FirLayout;
import org.mortise.dialect.fir.execution.Pointers;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.symbols.SymbolTable;

/** The beginning and the end of the life of variables of derived types. */
final class ComponentFunctions {
  private static final Object[] NONE = {0L};

  private interface Action {
    void on(BaseBoxType type, MemRef place);
  }

  private ComponentFunctions() {}

  static @Nullable Primitive of(String name, Operation declaration) {
    Variables variables = new Variables(declaration.context());
    return switch (name) {
      case "Initialize" -> (arguments, machine) -> {
        Descriptor entity = Descriptor.of(arguments[0], machine);
        rejectDefaults(entity, declaration);
        forEachBox(entity, machine, (type, place) ->
            variables.write(place, Entities.nothing(type, Pointers.nullPointer(machine))));
        return NONE;
      };
      case "Destroy" -> (arguments, machine) -> {
        forEachBox(Descriptor.of(arguments[0], machine), machine, (type, place) -> {
          Descriptor component = variables.read(place, machine);
          if (type.elementType() instanceof HeapType && !Pointers.isNull(component.base(), machine)) {
            machine.free(component.base());
            variables.write(place, component.withBase(Pointers.nullPointer(machine)));
          }
        });
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

  private static void forEachBox(Descriptor entity, Machine machine, Action action) {
    RecordType type = derived(entity);
    List<RecordType.Member> components = type.components();
    for (long i = 0; i < entity.count(); i++) {
      machine.step(components.size());
      MemRef element = entity.element(i);
      for (int k = 0; k < components.size(); k++) {
        if (components.get(k).type() instanceof BaseBoxType box) {
          action.on(box, Pointers.plus(element, FirLayout.offset(type, k)));
        }
      }
    }
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
