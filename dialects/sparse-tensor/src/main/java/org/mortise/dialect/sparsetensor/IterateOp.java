// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * A loop over the stored elements of a space. The arguments of the region are the values of the last iteration, the
 * coordinates that are used, and the position. In MLIR 19.1 they are in the opposite order, but for that of the
 * coordinates: see {@link FormerIterate}.
 */
@Op(name = "sparse_tensor.iterate",
    operands = {"iterSpace: ITER_SPACE", "initArgs: ANY..."},
    results = "results: ANY...",
    attributes = "crdUsedLvls: LEVEL_SET",
    regions = "region: ONE_BLOCK",
    traits = {"RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE"},
    implicitTerminator = "sparse_tensor.yield",
    implementations = {IterateOp.Branching.class, IterateOp.Loop.class})
public final class IterateOp extends IterateOpBase {
  private static final String USED_LEVELS = "crdUsedLvls";

  IterateOp(Operation operation) {
    super(operation);
  }

  @Canonicalization("RemoveUnusedLvlCrds")
  static boolean removeUnusedCoordinates(IterateOp iterate, PatternRewriter rewriter) {
    Block body = iterate.region().first();
    long used = iterate.crdUsedLvlsAttr().longValue();
    long unused = 0;
    List<Integer> arguments = new ArrayList<>();
    int argument = iterate.initArgs().size();
    for (long rest = used; rest != 0; rest &= rest - 1) {
      if (!body.argument(argument).hasUses()) {
        unused |= Long.lowestOneBit(rest);
        arguments.add(0, argument);
      }
      argument++;
    }
    if (unused == 0) {
      return false;
    }
    IntegerAttr remaining = IntegerAttr.of(iterate.crdUsedLvlsAttr().type(), used & ~unused);
    rewriter.modifyOpInPlace(iterate, () -> {
      arguments.forEach(body::eraseArgument);
      iterate.setCrdUsedLvlsAttr(remaining);
    });
    return true;
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly(false));
  }

  @Nullable Diagnostic verify() {
    return initArgs().size() == results().size() ? null
        : opError("mismatch in number of loop-carried values and defined values");
  }

  @Nullable Diagnostic verifyRegions() {
    List<BlockArgument> arguments = region().first().argumentList();
    if (arguments.isEmpty() || arguments.get(arguments.size() - 1).type() != iterSpaceType().iterator()) {
      return opError("mismatch in iterator and iteration space type");
    }
    for (BlockArgument coordinate : arguments.subList(initArgs().size(), arguments.size() - 1)) {
      if (!(coordinate.type() instanceof IndexType)) {
        return opError("expected Index type for coordinates");
      }
    }
    return null;
  }

  /** Returns the number of coordinates that the region uses. */
  private int coordinateCount() {
    return Long.bitCount(crdUsedLvlsAttr().longValue());
  }

  /** Returns the arguments of the region with the values of the last iteration: those before the coordinates. */
  private List<BlockArgument> carried() {
    List<BlockArgument> arguments = region().first().argumentList();
    return arguments.subList(0, Math.max(0, arguments.size() - 1 - coordinateCount()));
  }

  /**
   * {@code %it in %space at(%crd, _) iter_args(%a = %b) : type -> (types) {...} attributes}.
   *
   * @param beginsWithIterator whether the arguments of the region are in the order of MLIR 19.1
   */
  record Assembly(boolean beginsWithIterator) implements OpAssembly {
    @Override
    public String template() {
      return " $%i in $%space : $type {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Argument iterator = parser.parseArgument(false, false);
      parser.parseKeyword("in");
      UnresolvedOperand space = parser.parseOperand();
      List<@Nullable Argument> coordinates = new ArrayList<>();
      if (parser.parseOptionalKeyword("at")) {
        parser.parseCommaSeparatedList(
            Delimiter.PAREN, () -> coordinates.add(parseCoordinate(parser)), " in sparse loop");
      }
      List<Argument> carried = new ArrayList<>();
      List<UnresolvedOperand> inits = new ArrayList<>();
      if (parser.parseOptionalKeyword("iter_args")) {
        parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
          carried.add(parser.parseArgument(false, false));
          parser.parsePunctuation("=");
          inits.add(parser.parseOperand());
        });
      }
      IterationSpaceType spaceType = parser.parseColonType(IterationSpaceType.class);
      List<Type> results = new ArrayList<>();
      if (!inits.isEmpty()) {
        parser.parseArrowTypeList(results);
      }
      state.addResultTypes(results);
      if (!coordinates.isEmpty() && coordinates.size() != spaceType.levels().size()) {
        throw parser.error(parser.namePosition(),
            "mismatch in number of iteration space dimension and specified coordinates");
      }
      state.addOperand(parser.resolveOperand(space, spaceType));
      parser.resolveOperands(inits, results, parser.namePosition(), state);
      List<Argument> used = new ArrayList<>();
      long levels = addCoordinates(used, coordinates, IndexType.of(state.context()));
      state.addAttribute(USED_LEVELS, IntegerAttr.of(IntegerType.of(state.context(), 64), levels));
      iterator.setType(spaceType.iterator());
      for (int i = 0; i < carried.size(); i++) {
        carried.get(i).setType(results.get(i));
      }
      List<Argument> arguments = new ArrayList<>(beginsWithIterator ? List.of(iterator) : carried);
      arguments.addAll(used);
      arguments.addAll(beginsWithIterator ? carried : List.of(iterator));
      parser.parseRegion(state.addRegion(), RegionOptions.WITH_TERMINATOR.withArguments(arguments));
      parser.parseOptionalAttrDict(state);
    }

    private static @Nullable Argument parseCoordinate(OpAsmParser parser) {
      return parser.parseOptionalKeyword("_") ? null : parser.parseArgument(false, false);
    }

    private static long addCoordinates(
        List<Argument> arguments, List<@Nullable Argument> coordinates, IndexType index) {
      long used = 0;
      for (int i = 0; i < coordinates.size(); i++) {
        Argument coordinate = coordinates.get(i);
        if (coordinate != null) {
          coordinate.setType(index);
          arguments.add(coordinate);
          used |= 1L << i;
        }
      }
      return used;
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      IterateOp iterate = new IterateOp(op); // of MLIR 22.1 or 19.1
      Block body = iterate.region().first();
      OperandRange inits = iterate.initArgs();
      int coordinates = iterate.coordinateCount();
      int carried = beginsWithIterator ? 1 + coordinates : 0;
      int next = beginsWithIterator ? 1 : inits.size();
      Value iterator = body.argument(beginsWithIterator ? 0 : inits.size() + coordinates);
      printer.print(' ').printOperand(iterator).print(" in ").printOperand(iterate.iterSpace());
      long used = iterate.crdUsedLvlsAttr().longValue();
      for (int i = 0; used != 0 && i < iterate.iterSpaceType().levels().size(); i++) {
        printer.print(i == 0 ? " at(" : ", ");
        if ((used >> i & 1) != 0) {
          printer.printOperand(body.argument(next++));
        } else {
          printer.print('_');
        }
      }
      printer.print(used == 0 ? "" : ")");
      for (int i = 0; i < inits.size(); i++) {
        printer.print(i == 0 ? " iter_args(" : ", ").printOperand(body.argument(carried + i)).print(" = ");
        printer.printOperand(inits.get(i));
      }
      printer.print(inits.isEmpty() ? " : " : ") : ").printType(iterate.iterSpaceType());
      if (!inits.isEmpty()) {
        printer.print(printer.version().isNewest() ? "  -> (" : " -> (").printTypesOf(iterate.results()).print(')');
      }
      printer.print(' ').printRegion(iterate.region(), false, !inits.isEmpty());
      printer.printOptionalAttrDict(op, USED_LEVELS);
    }
  }

  /** Into the region, again and again, and out of it. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).initArgs();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      IterateOp iterate = of(op);
      return List.of(
          new RegionSuccessor(RegionBranchPoint.region(iterate.region()), iterate.carried()),
          new RegionSuccessor(RegionBranchPoint.parent(), op.resultList()));
    }
  }

  /** A loop that passes values on. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).region());
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).initArgs();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).carried();
    }

    @Override
    public @Nullable OperandRange getYieldedValues(Operation op) {
      Operation last = of(op).region().first().last();
      return last == null ? null : new OperandRange(last, 0, last.operandCount());
    }
  }
}
