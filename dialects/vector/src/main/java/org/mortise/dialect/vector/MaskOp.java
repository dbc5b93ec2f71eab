// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Applies a mask to the only operation in its region; masked-off elements of the result come from the passthru. */
@Op(name = "vector.mask",
    operands = {"mask: MASK", "passthru: ANY?"},
    results = "results: ANY...",
    regions = "maskRegion: ONE_BLOCK",
    implicitTerminator = "vector.yield",
    traits = {"RECURSIVE_MEMORY_EFFECTS", "NO_REGION_ARGUMENTS"},
    implementations = {MaskOp.Masking.class, MaskBufferization.class},
    patterns = MaskPatterns.class)
public final class MaskOp extends MaskOpBase {
  MaskOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** Returns the operation that is masked, or null if the region has only a terminator. */
  public @Nullable Operation maskedOp() {
    Operation first = maskRegion().first().first();
    return first == null || first == maskRegion().first().last() ? null : first;
  }

  @Nullable Diagnostic verify() {
    Block body = maskRegion().first();
    Operation yield = body.last();
    if (yield == null || YieldOp.of(yield) == null) {
      return opError("expects a terminator within the mask region");
    }
    Operation masked = body.first();
    if (masked != yield && masked.next() != yield) {
      return opError("expects only one operation to mask");
    }
    if (yield.operandCount() != resultCount()) {
      return opError("expects number of results to match mask region yielded values");
    }
    MaskableOpInterface maskable = masked.getInterface(MaskableOpInterface.class);
    return maskable == null ? null : verifyMasked(masked, maskable);
  }

  private @Nullable Diagnostic verifyMasked(Operation masked, MaskableOpInterface maskable) {
    if (masked.resultCount() != resultCount()) {
      return opError("expects number of results to match maskable operation number of results");
    }
    for (int i = 0; i < masked.resultCount(); i++) {
      if (masked.result(i).type() != operation().result(i).type()) {
        return opError("expects result type to match maskable operation result type");
      }
    }
    Type expected = maskable.getExpectedMaskType(masked);
    if (expected != null && mask().type() != expected) {
      return opError("expects a '" + expected + "' mask for the maskable operation");
    }
    if (passthru() == null) {
      return null;
    }
    if (!maskable.supportsPassthru(masked)) {
      return opError("doesn't expect a passthru argument for this maskable operation");
    }
    if (masked.resultCount() != 1) {
      return opError("expects result when passthru argument is provided");
    }
    return passthru().type() == masked.result(0).type() ? null
        : opError("expects passthru type to match result type");
  }

  /** {@code %mask, %passthru { operation } {...} : type -> types}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%mask {} : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand mask = parser.parseOperand();
      UnresolvedOperand passthru = parser.parseOptionalPunctuation(",") ? parser.parseOperand() : null;
      Region region = state.addRegion();
      parser.parseRegion(region, RegionOptions.WITH_TERMINATOR.andThen(() -> yieldResults(region)));
      parser.parseOptionalAttrDict(state);
      Type maskType = parser.parseColonType();
      List<Type> results = new ArrayList<>(1);
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      state.addOperand(parser.resolveOperand(mask, maskType));
      if (passthru != null) {
        if (results.isEmpty()) {
          throw parser.error(passthru.position(), "expects a result for the passthru value");
        }
        state.addOperand(parser.resolveOperand(passthru, results.get(0)));
      }
    }

    /** Yields the results of the masked operation, if there is exactly one. */
    private static void yieldResults(Region region) {
      Block block = region.first();
      Operation masked = block.first();
      Operation yield = block.last();
      if (masked == yield || masked.next() != yield) {
        return;
      }
      OperationState state = new OperationState(yield.location(), yield.name());
      state.addOperands(masked.resultList());
      Operation replacement = Operation.create(state);
      block.insertBefore(yield, replacement);
      yield.erase();
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      MaskOp mask = of(op);
      printer.print(' ').printOperand(mask.mask());
      if (mask.passthru() != null) {
        printer.print(", ").printOperand(mask.passthru());
      }
      printer.print(" { ");
      if (!mask.maskRegion().isEmpty() && mask.maskRegion().first().first() != null) {
        printer.printCustomOrGenericOp(mask.maskRegion().first().first());
      }
      printer.print(" }");
      printer.printOptionalAttrDict(op);
      printer.print(" : ").printType(mask.mask().type());
      if (op.resultCount() > 0) {
        printer.print(" -> ").printTypesOf(op.resultList());
      }
    }
  }

  static final class Masking implements MaskingOpInterface {
    @Override
    public Value getMask(Operation op) {
      return of(op).mask();
    }

    @Override
    public @Nullable Operation getMaskableOp(Operation op) {
      return of(op).maskedOp();
    }

    @Override
    public @Nullable Value getPassthru(Operation op) {
      return of(op).passthru();
    }
  }
}
