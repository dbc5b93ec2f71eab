// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
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

/** Writes an entity. */
@Op(name = "fir.store",
    operands = {"value: ANY", "memref: ANY_REFERENCE"},
    attributes = {
        "tbaa: TBAA_TAGS?", "nontemporal: UNIT? since 22.1", "accessGroups: ACCESS_GROUPS? since 22.1"
    },
    implementations = {StoreOp.Access.class, VolatileEffects.Write.class})
public final class StoreOp extends StoreOpBase {
  StoreOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    return value().type() == Addresses.elementType(memref().type())
        ? null
        : opError("store value type must match memory reference type");
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

  /** {@code %value to %address {...} : type}: the value type follows from the address type. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand value = parser.parseOperand();
      parser.parseKeyword("to");
      UnresolvedOperand address = parser.parseOperand();
      parser.parseOptionalAttrDict(state);
      Type type = parser.parseColonType();
      Type element = Addresses.elementType(type);
      if (element == null) {
        throw parser.error(parser.position(), "not a memory reference type");
      }
      state.addOperand(parser.resolveOperand(value, element));
      state.addOperand(parser.resolveOperand(address, type));
    }

    @Override
    public String template() {
      return " $%value to $%memref : $type";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      StoreOp store = of(op);
      printer.print(' ');
      printer.printOperand(store.value()).print(" to ");
      printer.printOperand(store.memref());
      printer.printOptionalAttrDict(op);
      printer.print(" : ").printType(store.memref().type());
    }
  }
}
