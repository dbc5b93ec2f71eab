// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionAssembly.Signature;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** A function of a device. Hosts can launch it if it is a kernel. */
@Op(name = "gpu.func",
    attributes = {
        "function_type: FUNCTION_TYPE",
        "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?",
        "workgroup_attrib_attrs: DICTIONARY_ARRAY?",
        "private_attrib_attrs: DICTIONARY_ARRAY?",
        "known_block_size: THREE_SIZES?",
        "known_grid_size: THREE_SIZES?",
        "known_cluster_size: THREE_SIZES? since 22.1"
    },
    regions = "body",
    traits = {"AFFINE_SCOPE", "AUTOMATIC_ALLOCATION_SCOPE", "ISOLATED_FROM_ABOVE", "SYMBOL"},
    parents = "gpu.module",
    implementations = GPUFuncOp.Function.class)
public final class GPUFuncOp extends GPUFuncOpBase {
  private static final String WORKGROUP_ATTRIBUTES = "workgroup_attrib_attrs";
  private static final String PRIVATE_ATTRIBUTES = "private_attrib_attrs";

  GPUFuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  private FunctionType type() {
    return FunctionLike.functionType(operation());
  }

  private List<BlockArgument> arguments() {
    return body().first().argumentList();
  }

  private List<BlockArgument> workgroupAttributions() {
    int start = type().inputs().size();
    return arguments().subList(start, start + Attributions.workgroupCount(operation()));
  }

  private List<BlockArgument> privateAttributions() {
    int start = type().inputs().size() + Attributions.workgroupCount(operation());
    return arguments().subList(start, arguments().size());
  }

  @Nullable Diagnostic verify() {
    boolean isKernel = operation().getAttr(GpuDialect.KERNEL) instanceof UnitAttr;
    if (isKernel && !type().results().isEmpty()) {
      return opError("expected void return type for kernel function");
    }
    return FunctionVerifier.verifyAttributes(operation(), type().inputs().size(), type().results().size());
  }

  private @Nullable Diagnostic verifyBody() {
    Block entry = body().first();
    if (entry == null) {
      return opError("expected body with at least one block");
    }
    int inputs = type().inputs().size();
    Diagnostic tooFew = Attributions.verifyCount(operation(), inputs, entry.argumentCount());
    if (tooFew != null) {
      return tooFew;
    }
    for (int i = 0; i < inputs; i++) {
      if (entry.argument(i).type() != type().inputs().get(i)) {
        return opError("expected body region argument #" + i + " to be of type '" + type().inputs().get(i)
            + "', got '" + entry.argument(i).type() + "'");
      }
    }
    Diagnostic wrong = Attributions.verify(operation(), workgroupAttributions(), Attributions.WORKGROUP);
    return wrong != null ? wrong
        : Attributions.verify(operation(), privateAttributions(), Attributions.PRIVATE);
  }

  /** The syntax of functions, with memory and {@code kernel} after the signature. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
      int position = parser.position();
      Signature signature = FunctionAssembly.parseSignature(parser, false);
      List<Argument> arguments = new ArrayList<>(signature.arguments());
      if (!arguments.isEmpty() && arguments.get(0).name() == null) {
        throw parser.error(position, "gpu.func requires named arguments");
      }
      FunctionType type = FunctionType.of(state.context(), signature.argumentTypes(), signature.results());
      state.addAttribute(FunctionLike.FUNCTION_TYPE, TypeAttr.of(type));
      FunctionAssembly.addArgumentAndResultAttributes(state, signature);
      List<Argument> workgroup = Attributions.parse(parser, Attributions.WORKGROUP, true, arguments);
      Attributions.setAttributes(state, WORKGROUP_ATTRIBUTES, workgroup);
      Attributions.setWorkgroupCount(state, workgroup.size());
      List<Argument> privates = Attributions.parse(parser, Attributions.PRIVATE, true, arguments);
      Attributions.setAttributes(state, PRIVATE_ATTRIBUTES, privates);
      if (parser.parseOptionalKeyword("kernel")) {
        state.addAttribute(GpuDialect.KERNEL, UnitAttr.of(state.context()));
      }
      parser.parseOptionalAttrDictWithKeyword(state);
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments));
    }

    @Override
    public String template() {
      return " $@name($arguments) {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      GPUFuncOp function = of(op);
      printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
      FunctionAssembly.printSignature(op, function.type().inputs(), false, function.type().results(), printer);
      Attributions.print(
          printer, Attributions.WORKGROUP, function.workgroupAttributions(), op, WORKGROUP_ATTRIBUTES);
      Attributions.print(printer, Attributions.PRIVATE, function.privateAttributions(), op, PRIVATE_ATTRIBUTES);
      if (op.getAttr(GpuDialect.KERNEL) instanceof UnitAttr) {
        printer.print(" kernel");
      }
      printer.printOptionalAttrDictWithKeyword(
          op, SymbolTable.SYMBOL_NAME, FunctionLike.FUNCTION_TYPE, FunctionLike.ARG_ATTRS, FunctionLike.RES_ATTRS,
          WORKGROUP_ATTRIBUTES, PRIVATE_ATTRIBUTES, Attributions.WORKGROUP_COUNT, GpuDialect.KERNEL);
      FunctionAssembly.printBody(op, printer);
    }
  }

  /** The signature and the body of the function, which must have one. */
  static final class Function extends FunctionLike {
    @Override
    public boolean deallocatesBuffers(Operation op) {
      return false;
    }

    @Override
    public boolean isDeclaration(Operation op) {
      return false;
    }

    @Override
    public @Nullable Diagnostic verifyBody(Operation op) {
      return of(op).verifyBody();
    }
  }
}
