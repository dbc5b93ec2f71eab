// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.GlobalOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/**
 * The globals of modules that hold the contents of constants. Equal constants share a global. The first constant of a
 * module takes time linear in the module; all others are found in a table.
 */
final class GlobalConstants {
  private final Map<Operation, Globals> modules = new IdentityHashMap<>();

  /** The globals of one module. */
  private static final class Globals {
    private final Map<List<Object>, Operation> byContents = new HashMap<>();
    private final Set<String> names = new HashSet<>();
    /** The suffix of the next name that exists already, whatever its base. */
    private int nextSuffix;
  }

  /**
   * Returns the global with {@code contents}, creating it if necessary.
   *
   * @param type the type of the buffer, with the identity layout
   * @return null if {@code op} is not in a module
   */
  @Nullable Operation globalFor(Operation op, Attribute contents, MemRefType type, int alignment) {
    Operation module = moduleAround(op);
    if (module == null) {
      return null;
    }
    Globals globals = modules.computeIfAbsent(module, GlobalConstants::collect);
    return globals.byContents.computeIfAbsent(key(contents, type.memorySpace(), alignment),
        each -> create(globals, op, contents, type, alignment, module));
  }

  private static @Nullable Operation moduleAround(Operation op) {
    Operation module = op.parentOp();
    while (module != null && ModuleOp.of(module) == null) {
      module = module.parentOp();
    }
    return module;
  }

  private static List<Object> key(Attribute contents, @Nullable Attribute memorySpace, long alignment) {
    return memorySpace == null ? List.of(contents, alignment) : List.of(contents, alignment, memorySpace);
  }

  private static Globals collect(Operation module) {
    Globals globals = new Globals();
    for (Operation op : module.region(0).first().operations()) {
      String name = SymbolTable.getSymbolName(op);
      if (name != null) {
        globals.names.add(name);
      }
      GlobalOp global = GlobalOp.of(op);
      if (global != null && global.initialValueAttr() != null
          && global.typeAttr().value() instanceof MemRefType type) {
        long alignment = global.alignmentAttr() == null ? 0 : global.alignmentAttr().longValue();
        globals.byContents.putIfAbsent(key(global.initialValueAttr(), type.memorySpace(), alignment), op);
      }
    }
    return globals;
  }

  private static Operation create(
      Globals globals, Operation op, Attribute contents, MemRefType type, int alignment, Operation module) {
    OpBuilder builder = new OpBuilder(op.context());
    builder.setInsertionPointToStart(module.region(0).first());
    GlobalOp global = GlobalOp.create(builder, op.location(),
        StringAttr.of(op.context(), uniqueName(globals, type)), TypeAttr.of(type));
    global.operation().setAttr(SymbolTable.VISIBILITY, StringAttr.of(op.context(), "private"));
    global.setInitialValueAttr(contents);
    global.setConstantAttr(UnitAttr.of(op.context()));
    if (alignment > 0) {
      global.setAlignmentAttr(IntegerAttr.of(IntegerType.of(op.context(), 64), alignment));
    }
    return global.operation();
  }

  private static String uniqueName(Globals globals, MemRefType type) {
    StringBuilder base = new StringBuilder("__constant_");
    for (long size : type.shape()) {
      base.append(size).append('x');
    }
    if (type.rank() == 0) {
      base.append('x');
    }
    Type element = type.elementType();
    base.append(element);
    String name = base.toString();
    while (!globals.names.add(name)) {
      name = base + "_" + (globals.nextSuffix++);
    }
    return name;
  }
}
