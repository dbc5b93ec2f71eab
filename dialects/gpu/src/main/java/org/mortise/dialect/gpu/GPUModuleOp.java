// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The functions of a device that are compiled together. */
@Op(name = "gpu.module",
    attributes = {"sym_name: SYMBOL_NAME", "targets: TARGETS?", "offloadingHandler: OFFLOADING_HANDLER?"},
    regions = "bodyRegion: ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL_TABLE", "SYMBOL", "NO_REGION_ARGUMENTS", "NO_TERMINATOR", "SINGLE_BLOCK",
        "GRAPH_REGIONS"})
public final class GPUModuleOp extends GPUModuleOpBase {
  private static final String TARGET_LIST = "targets";
  private static final String HANDLER = "offloadingHandler";

  GPUModuleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code @name <#handler> [#target] attributes {...} {...}}. */
  static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
      if (parser.parseOptionalPunctuation("<")) {
        state.addAttribute(HANDLER, parser.parseAttribute());
        parser.parsePunctuation(">");
      }
      if (parser.parseOptionalPunctuation("[")) {
        state.addAttribute(TARGET_LIST, ArrayAttr.of(state.context(), parseTargets(parser)));
      }
      parser.parseOptionalAttrDictWithKeyword(state);
      Region body = state.addRegion();
      parser.parseRegion(body, RegionOptions.withBlock(body));
    }

    private static List<Attribute> parseTargets(OpAsmParser parser) {
      List<Attribute> targets = new ArrayList<>();
      if (!parser.parseOptionalPunctuation("]")) {
        parser.parseCommaSeparatedList(Delimiter.NONE, () -> targets.add(parser.parseAttribute()));
        parser.parsePunctuation("]");
      }
      return targets;
    }

    @Override
    public String template() {
      return " $@name {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      boolean isFormer = !printer.version().isNewest();
      printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
      Attribute handler = op.getAttr(HANDLER);
      if (handler != null) {
        printer.print(isFormer ? " <" : "<").printAttribute(handler).print('>');
      }
      Attribute targets = op.getAttr(TARGET_LIST);
      if (targets != null) {
        printer.print(' ').printAttribute(targets).print(isFormer ? " " : "");
      }
      printer.printOptionalAttrDictWithKeyword(op, SymbolTable.SYMBOL_NAME, TARGET_LIST, HANDLER).print(' ');
      printer.printRegion(op.region(0), false, false);
    }
  }
}
