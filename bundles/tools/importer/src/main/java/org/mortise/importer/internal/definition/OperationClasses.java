// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/** The names of operations by their C++ classes. */
public final class OperationClasses {
  private static final Map<String, String> KNOWN = Map.ofEntries(Map.entry("ModuleOp", "builtin.module"),
      Map.entry("func::FuncOp", "func.func"), Map.entry("FuncOp", "func.func"), Map.entry("scf::YieldOp", "scf.yield"),
      Map.entry("scf::ForOp", "scf.for"), Map.entry("LLVM::LLVMFuncOp", "llvm.func"),
      Map.entry("gpu::GPUModuleOp", "gpu.module"), Map.entry("gpu::GPUFuncOp", "gpu.func"),
      Map.entry("affine::AffineYieldOp", "affine.yield"), Map.entry("linalg::YieldOp", "linalg.yield"));

  private final Map<String, String> names = new HashMap<>();

  OperationClasses(List<Records> all) {
    all.forEach(this::addAll);
  }

  private void addAll(Records records) {
    for (TableRecord operation : records.instancesOf("Op")) {
      TableRecord dialect = operation.record("opDialect");
      if (dialect != null) {
        String simple = operation.name().replaceFirst("^[^_]*_", "");
        String space = CppText.className(operation.text("cppNamespace") + "::");
        String name = dialect.text("name") + "." + operation.text("opName");
        names.put(space + simple, name);
      }
    }
  }

  /**
   * Returns the name of the operation with a class, as an operation of a C++ namespace refers to it; null if unknown.
   */
  @Nullable String find(String className, String namespace) {
    String name = CppText.className(className);
    String space = CppText.className(namespace + "::");
    for (String outer = space; !outer.isEmpty();) {
      String found = names.get(outer + name);
      if (found != null) {
        return found;
      }
      int end = outer.lastIndexOf("::", outer.length() - 3);
      outer = end < 0 ? "" : outer.substring(0, end + 2);
    }
    return names.getOrDefault(name, KNOWN.get(name));
  }
}
