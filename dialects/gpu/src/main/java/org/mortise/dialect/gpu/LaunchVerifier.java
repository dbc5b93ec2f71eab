// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.symbols.SymbolTable;

/** Checks that the launches in the functions of a module refer to kernels in its modules of kernels. */
final class LaunchVerifier {
  private final Operation module;
  private final SymbolTable symbols;
  private @Nullable Diagnostic wrong;

  LaunchVerifier(Operation module) {
    this.module = module;
    this.symbols = new SymbolTable(module);
  }

  /** Returns the first error, or null. */
  @Nullable Diagnostic verify() {
    Walk.preOrder(module, op -> {
      LaunchFuncOp launch = LaunchFuncOp.of(op);
      if (launch == null || op.parentOp() == null || op.parentOp().parentOp() != module) {
        return Walk.Result.ADVANCE;
      }
      wrong = launch.operation().getAttr("kernel") instanceof SymbolRefAttr kernel ? verify(launch, kernel) : null;
      return wrong == null ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
    });
    return wrong;
  }

  private @Nullable Diagnostic verify(LaunchFuncOp launch, SymbolRefAttr kernel) {
    String containerName = kernel.rootReference();
    Operation container = symbols.lookup(containerName);
    if (container == null) {
      return launch.opError("kernel container '" + containerName + "' is undefined");
    }
    if (BinaryOp.of(container) != null) {
      return null;
    }
    if (GPUModuleOp.of(container) == null) {
      return launch.opError("kernel module '" + containerName + "' is undefined");
    }
    Operation function = SymbolTable.lookupNearestSymbolFrom(launch.operation(), kernel);
    if (function == null) {
      return launch.opError("kernel function '" + kernel + "' is undefined");
    }
    if (!function.implementsInterface(FunctionOpInterface.class)) {
      return launch.opError("referenced kernel '" + kernel + "' is not a function")
          .note(function.location(), "see the kernel definition here");
    }
    if (!(function.getAttr(GpuDialect.KERNEL) instanceof UnitAttr)) {
      return launch.opError("kernel function is missing the '" + GpuDialect.KERNEL + "' attribute");
    }
    return GPUFuncOp.of(function) == null ? null : verifyOperands(launch, function);
  }

  private static @Nullable Diagnostic verifyOperands(LaunchFuncOp launch, Operation function) {
    List<Type> inputs = FunctionLike.functionType(function).inputs();
    int count = launch.kernelOperands().size();
    if (count != inputs.size()) {
      return launch.opError("got " + count + " kernel operands but expected " + inputs.size());
    }
    for (int i = 0; i < count; i++) {
      if (launch.kernelOperands().get(i).type() != inputs.get(i)) {
        return launch.opError("type of function argument " + i + " does not match");
      }
    }
    return null;
  }
}
