// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Operations with unusual control flow. */
@Op(name = "test.loop_block", summary = "A loop whose body ends in test.loop_block_term.",
    operands = "init: I32", results = "floatResult: F32", regions = "body",
    format = "$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword",
    implementations = LoopOps.Looping.class)
@Op(name = "test.loop_block_term", summary = "Ends the body of a loop with its next value and its result.",
    operands = {"nextIterArg: I32", "exitArg: F32"}, traits = {"PURE", "TERMINATOR"},
    format = "`iter` $nextIterArg `exit` $exitArg attr-dict",
    implementations = LoopOps.LoopEnd.class)
@Op(name = "test.switch_with_no_break", summary = "Executes the region of a case and those after it.",
    operands = "arg: INDEX", attributes = "cases: DENSE_I64_ARRAY", regions = "caseRegions: ONE_BLOCK...",
    traits = {"RECURSIVE_MEMORY_EFFECTS", "NO_TERMINATOR", "SINGLE_BLOCK"},
    format = "$arg attr-dict custom<SwitchCases>($cases, $caseRegions)", define = "LoopOps.cases",
    implementations = LoopOps.FallingThrough.class)
@Op(name = "test.graph_loop", summary = "A loop whose body is a graph region.",
    operands = "args: ANY...", results = "rets: ANY...", regions = "body: ONE_BLOCK",
    traits = {"RECURSIVE_MEMORY_EFFECTS", "RECURSIVELY_SPECULATABLE", "SINGLE_BLOCK", "NO_TERMINATOR",
        "GRAPH_REGIONS"},
    format = "$args $body attr-dict `:` functional-type(operands, results)",
    implementations = LoopOps.Loop.class)
@Op(name = "test.store_with_a_loop_region", summary = "Stores to an address before or after a loop.",
    operands = "address: ANY_MEMREF write", attributes = "store_before_region: BOOL", regions = "body",
    traits = "SINGLE_BLOCK", format = "$address attr-dict-with-keyword regions `:` type($address)",
    implementations = LoopOps.Storing.class)
@Op(name = "test.internal_br", summary = "Branches to a block, or to one for errors with a value that it produces.",
    operands = {"successOperands: ANY...", "errorOperands: ANY..."},
    successors = {"successTarget", "errorTarget"}, traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS"},
    implementations = LoopOps.BranchingWithError.class)
@Op(name = "test.producing_br", summary = "Branches to one of two blocks with a value that it produces.",
    operands = {"firstOperands: ANY...", "secondOperands: ANY..."}, results = "result: I32",
    successors = {"first", "second"}, traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS"},
    implementations = LoopOps.Branching.class)
public final class LoopOps {
  static final String LOOP_BLOCK = "test.loop_block";
  static final String LOOP_BLOCK_TERM = "test.loop_block_term";
  static final String SWITCH = "test.switch_with_no_break";
  static final String GRAPH_LOOP = "test.graph_loop";
  static final String STORE_LOOP = "test.store_with_a_loop_region";

  private LoopOps() {}

  static void cases(OpDefinitionBuilder op) {
    op.directive("SwitchCases", new SwitchCases());
  }

  /** From the operation into the body, and from there to itself or to the operation. */
  static final class Looping implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return op.operandGroup(0);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      RegionSuccessor body = RegionSuccessor.into(op.region(0));
      return point.isParent() ? List.of(body) : List.of(body, RegionSuccessor.parent(op));
    }
  }

  /** To the body with the first operand, to the operation with the second one. */
  static final class LoopEnd implements RegionBranchTerminatorOpInterface {
    @Override
    public OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target) {
      return op.operandGroup(target.isParent() ? 1 : 0);
    }
  }

  /** From the operation into any region, and from there into the next one. */
  static final class FallingThrough implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return new OperandRange(op, 0, 0);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      List<RegionSuccessor> successors = new ArrayList<>();
      for (int i = 0; i < op.regionCount(); i++) {
        boolean follows = i > 0 && point.isRegion(op.region(i - 1));
        if (point.isParent() || follows) {
          successors.add(RegionSuccessor.into(op.region(i)));
        }
      }
      if (point.isParent() || point.isRegion(op.region(op.regionCount() - 1))) {
        successors.add(RegionSuccessor.parent(op));
      }
      return successors;
    }
  }

  /** From the operation into the body, and from there to itself or to the operation. */
  static final class Storing implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return new OperandRange(op, 0, 0);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      RegionSuccessor body = RegionSuccessor.into(op.region(0));
      return point.isParent() ? List.of(body) : List.of(body, RegionSuccessor.parent(op));
    }
  }

  /** The body is the loop. */
  public static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(op.region(0));
    }
  }

  /** The first group of operands goes to the first block, the second one to the second. */
  static final class Branching implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(op.operandGroup(index));
    }
  }

  /** The second successor gets a value that the operation produces. */
  static final class BranchingWithError implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(index, op.operandGroup(index));
    }
  }

  /** {@code case 0 {...}} for each number. */
  private static final class SwitchCases implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      List<Long> cases = new ArrayList<>();
      while (parser.parseOptionalKeyword("case")) {
        cases.add(parser.parseInteger());
        Region region = arguments.addRegion(1);
        parser.parseRegion(region, RegionOptions.PLAIN.andThen(() -> {
          if (region.isEmpty()) {
            region.addBlock();
          }
        }));
      }
      long[] numbers = cases.stream().mapToLong(Long::longValue).toArray();
      arguments.setAttribute(0, DenseI64ArrayAttr.of(parser.context(), numbers));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      DenseI64ArrayAttr cases = (DenseI64ArrayAttr) arguments.attribute(0);
      for (int i = 0; i < cases.size() && i < op.regionCount(); i++) {
        printer.printNewline();
        printer.print("case ").print(cases.get(i)).print(' ');
        printer.printRegion(op.region(i), false, true);
      }
    }
  }
}
