// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Reads an entity. */
@Op(name = "fir.load",
    operands = "memref: ANY_REFERENCE",
    results = "res: FIR_TYPE",
    attributes = {
        "tbaa: TBAA_TAGS?", "nontemporal: UNIT? since 22.1", "accessGroups: ACCESS_GROUPS? since 22.1"
    },
    implementations = {LoadOp.Access.class, VolatileEffects.Read.class})
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** The address, and the tags of the access. */
  static final class Access implements FirAliasTagOpInterface {
    @Override
    public Value getAccessedAddress(Operation op) {
      return of(op).memref();
    }

    @Override
    public void setAliasTags(Operation op, ArrayAttr tags) {
      of(op).setTbaaAttr(tags);
    }
  }

  /** {@code %address {...} : type}: the result type follows from the address type. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand address = parser.parseOperand();
      parser.parseOptionalAttrDict(state);
      Type type = parser.parseColonType();
      state.addOperand(parser.resolveOperand(address, type));
      Type element = Addresses.elementType(type);
      if (element == null) {
        throw parser.error(parser.position(), "not a memory reference type");
      }
      state.addResultType(element);
    }

    @Override
    public String template() {
      return " $%memref : $type";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      LoadOp load = of(op);
      printer.print(' ');
      printer.printOperand(load.memref());
      printer.printOptionalAttrDict(op);
      printer.print(" : ").printType(load.memref().type());
    }
  }
}
