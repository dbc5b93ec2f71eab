// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.IndexType;

/** Executes a kernel on a grid of threads of a device. */
@Op(name = "gpu.launch_func", family = AsyncOp.class,
    operands = {
        "gridSizeX: LAUNCH_INDEX", "gridSizeY: LAUNCH_INDEX", "gridSizeZ: LAUNCH_INDEX",
        "blockSizeX: LAUNCH_INDEX", "blockSizeY: LAUNCH_INDEX", "blockSizeZ: LAUNCH_INDEX",
        "clusterSizeX: LAUNCH_INDEX?", "clusterSizeY: LAUNCH_INDEX?", "clusterSizeZ: LAUNCH_INDEX?",
        "dynamicSharedMemorySize: I32?", "kernelOperands: ANY...", "asyncObject: ANY?"
    },
    results = "asyncToken: ASYNC_TOKEN?",
    attributes = "kernel: SYMBOL_REF",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    sameTypes = "gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ",
    format = AsyncOp.ASYNC + "(`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel "
        + "( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )? "
        + "`blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` "
        + "`threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` "
        + "custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), "
        + "type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? "
        + "custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict")
public final class LaunchFuncOp extends LaunchFuncOpBase {
  LaunchFuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("LaunchDimType", new LaunchDimType());
    op.directive("LaunchFuncOperands", new LaunchFuncOperands());
  }

  @Nullable Diagnostic verify() {
    Operation module = parentOp();
    while (module != null && !module.name().toString().equals(ModuleOp.NAME)) {
      module = module.parentOp();
    }
    if (module == null) {
      return opError("expected to belong to a module");
    }
    if (!(module.getAttr(GpuDialect.CONTAINER_MODULE) instanceof UnitAttr)) {
      return opError("expected the closest surrounding module to have the '" + GpuDialect.CONTAINER_MODULE
          + "' attribute");
    }
    boolean hasClusters = clusterSizeX() != null && clusterSizeY() != null && clusterSizeZ() != null;
    if (hasClusters && (clusterSizeX().type() != clusterSizeY().type()
        || clusterSizeX().type() != clusterSizeZ().type())) {
      return opError("expects types of the cluster dimensions must be the same");
    }
    return null;
  }

  /** {@code : type}, the type of all sizes; omitted if it is {@code index}. */
  private static final class LaunchDimType implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Type type = parser.parseOptionalPunctuation(":") ? parser.parseType() : IndexType.of(parser.context());
      arguments.types(0).add(type);
      if (!arguments.operands(1).isEmpty()) {
        arguments.types(2).add(type);
        arguments.types(3).add(type);
        arguments.types(4).add(type);
      }
    }

    @Override
    public String template(String argument) {
      return "";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      Type type = arguments.types(0).get(0);
      if (!(type instanceof IndexType)) {
        printer.print(": ").printType(type);
      }
    }
  }

  /** Optional {@code args(%value : type, ...)}. */
  private static final class LaunchFuncOperands implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      if (!parser.parseOptionalKeyword("args")) {
        return;
      }
      parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
        arguments.operands(0).add(parser.parseOperand());
        arguments.types(1).add(parser.parseColonType());
      }, " in argument list");
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      OperandRange operands = arguments.operands(0);
      if (operands.isEmpty()) {
        return;
      }
      printer.print("args(");
      for (int i = 0; i < operands.size(); i++) {
        printer.print(i == 0 ? "" : ", ").printOperand(operands.get(i)).print(" : ");
        printer.printType(operands.get(i).type());
      }
      printer.print(')');
    }
  }
}
