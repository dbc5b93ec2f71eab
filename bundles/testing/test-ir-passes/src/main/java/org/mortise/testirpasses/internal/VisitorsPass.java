// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.function.Function;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.testirpasses.internal.OrderedWalk.Order;
import org.mortise.testirpasses.internal.OrderedWalk.Visitor;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-ir-visitors}: walks in all orders, including walks that erase visited objects of a copy. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class VisitorsPass extends PlainPass {
  public VisitorsPass() {
    super(PassSpec.of("test-ir-visitors", "Test various visitors.")
        .withLocalTitle("TestIRVisitorsPass"));
  }

  @Override
  public void run(Operation op, PassRun run) {
    Report report = new Report(new StringBuilder());
    report.visits(op);
    report.visitsInside(op);
    report.erasures(op);
    run.print(PassOutput.Channel.STANDARD, report.text.toString());
  }

  /** The walks, each of which appends a title and a line for each visit. */
  private record Report(StringBuilder text) {
    void visits(Operation op) {
      three(op, "pre-order", Order.LISTED, true);
      three(op, "post-order", Order.LISTED, false);
      three(op, "reverse post-order", Order.REVERSED, false);
      Walk.postOrder(op, function -> {
        if (function.implementsInterface(FunctionOpInterface.class)) {
          three(function, "forward dominance post-order", Order.FORWARD_DOMINANCE, false);
          three(function, "reverse dominance post-order", Order.REVERSE_DOMINANCE, false);
        }
      });
    }

    private void three(Operation op, String order, Order blocks, boolean before) {
      OrderedWalk walk = new OrderedWalk(blocks, before);
      title("Op " + order + " visits");
      walk.walk(op, opVisitor());
      title("Block " + order + " visits");
      walk.walk(op, blockVisitor());
      title("Region " + order + " visits");
      walk.walk(op, regionVisitor());
    }

    /** Walks that start at a block or a region. */
    void visitsInside(Operation op) {
      for (boolean before : new boolean[] {true, false}) {
        title("Invoke block " + (before ? "pre" : "post") + "-order visits on blocks");
        inRegions(op, "walk_blocks", region -> region.blocks()
            .forEach(block -> new OrderedWalk(Order.LISTED, before).walk(block, blockVisitor())));
      }
      for (boolean before : new boolean[] {true, false}) {
        title("Invoke region " + (before ? "pre" : "post") + "-order visits on region");
        inRegions(op, "walk_regions",
            region -> new OrderedWalk(Order.LISTED, before).walk(region, regionVisitor()));
      }
    }

    private static void inRegions(Operation root, String attribute, Consumer<Region> action) {
      Walk.postOrder(root, op -> {
        for (int i = 0; i < op.regionCount() && op.hasAttr(attribute); i++) {
          action.accept(op.region(i));
        }
      });
    }

    /** Walks that erase; those with "skip" keep the module and its operations. */
    void erasures(Operation op) {
      title("Op pre-order erasures (skip)");
      eraseFromCopy(op, true, new Visitor(each -> eraseInside(each, true), null, null));
      title("Block pre-order erasures (skip)");
      eraseFromCopy(op, true, new Visitor(null, block -> eraseInside(block, true), null));
      title("Op post-order erasures (skip)");
      eraseFromCopy(op, false, new Visitor(each -> eraseInside(each, true), null, null));
      title("Block post-order erasures (skip)");
      eraseFromCopy(op, false, new Visitor(null, block -> eraseInside(block, true), null));
      title("Op post-order erasures (no skip)");
      eraseFromCopy(op, false, new Visitor(each -> eraseInside(each, false), null, null));
      title("Block post-order erasures (no skip)");
      eraseFromCopy(op, false, new Visitor(null, block -> eraseInside(block, false), null));
    }

    private static void eraseFromCopy(Operation op, boolean before, Visitor visitor) {
      new OrderedWalk(Order.LISTED, before).walk(op.clone(), visitor);
    }

    private boolean eraseInside(Operation op, boolean sparesModule) {
      if (sparesModule && (isModule(op) || isModule(op.parentOp()))) {
        return true;
      }
      text.append("Erasing ");
      append(op);
      PatternRewriter.dropAllUses(op);
      op.erase();
      return false;
    }

    private boolean eraseInside(Block block, boolean sparesModule) {
      Operation parent = block.parentOp();
      if (sparesModule && (isModule(parent) || isModule(parent.parentOp()))) {
        return true;
      }
      if (!block.hasNoPredecessors()) {
        text.append("Cannot erase ");
        append(block);
        text.append(", still has uses\n");
        return true;
      }
      text.append("Erasing ");
      append(block);
      text.append('\n');
      PatternRewriter rewriter = new PatternRewriter(parent.context());
      rewriter.eraseBlock(block);
      return false;
    }

    private static boolean isModule(Operation op) {
      return op.name().name().equals("builtin.module");
    }

    private void title(String words) {
      text.append(words).append('\n');
    }

    private Visitor opVisitor() {
      return new Visitor(visiting(this::append), null, null);
    }

    private Visitor blockVisitor() {
      return new Visitor(null, visiting(block -> {
        append(block);
        text.append('\n');
      }), null);
    }

    private Visitor regionVisitor() {
      return new Visitor(null, null, visiting(region -> {
        append(region);
        text.append('\n');
      }));
    }

    private <T> Function<T, Boolean> visiting(Consumer<T> append) {
      return part -> {
        text.append("Visiting ");
        append.accept(part);
        return true;
      };
    }

    private void append(Operation op) {
      text.append("op '").append(op.name()).append("'\n");
    }

    private void append(Block block) {
      int number = 0;
      for (Block each = block.previous(); each != null; each = each.previous()) {
        number++;
      }
      text.append("block ^bb").append(number).append(" from ");
      append(block.parent());
    }

    private void append(Region region) {
      text.append("region ").append(region.index()).append(" from operation '")
          .append(region.parentOp().name()).append('\'');
    }
  }
}
