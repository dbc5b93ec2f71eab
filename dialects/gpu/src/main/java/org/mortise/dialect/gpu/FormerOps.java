// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.symbols.SymbolTable;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL =
      List.of(new Module(), new Printf(), org.mortise.dialect.vector.FormerOps.WARP);

  private FormerOps() {}

  /** The body ends in {@code gpu.module_end}. */
  private static final class Module extends RenamedOperation {
    private static final String END = "gpu.module_end";

    Module() {
      super(GPUModuleOp.NAME, GPUModuleOp.NAME, () -> OpDefinition.named(GPUModuleOp.NAME)
          .attribute(SymbolTable.SYMBOL_NAME, AttributeConstraints.SYMBOL_NAME)
          .optionalAttribute("targets", GpuConstraints.TARGETS)
          .optionalAttribute("offloadingHandler", GpuConstraints.OFFLOADING_HANDLER)
          .region("bodyRegion", RegionSpec.Shape.ONE_BLOCK)
          .traits(Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL_TABLE, Trait.SYMBOL)
          .implicitTerminator(END)
          .assembly(new GPUModuleOp.Assembly())
          .build());
    }

    @Override
    public boolean isFormer(OperationState state) {
      return state.regions().size() == 1 && endOf(state.regions().get(0)) != null;
    }

    private static @Nullable Operation endOf(Region body) {
      Block block = body.isEmpty() ? null : body.first();
      Operation last = block == null ? null : block.last();
      return last != null && last.name().name().equals(END) ? last : null;
    }

    @Override
    public void upgradeRegions(Operation current) {
      Operation end = endOf(current.region(0));
      if (end != null) {
        end.erase();
      }
    }

    @Override
    public void downgradeRegions(Operation former) {
      Block body = former.region(0).first();
      if (body != null) {
        OperationName end = former.context().operationName(END);
        body.append(Operation.create(new OperationState(former.location(), end)));
      }
    }
  }

  /** The values follow the format without a comma. */
  private static final class Printf extends RenamedOperation {
    private static final String NAME = "gpu.printf";

    Printf() {
      super(NAME, NAME, () -> OpDefinition.named(NAME)
          .operands("args", GpuConstraints.PRINTABLE)
          .attribute("format", AttributeConstraints.STRING)
          .directive("PrintedValues", new PrintedValues(true))
          .format("$format attr-dict `` custom<PrintedValues>($args, type($args))")
          .build());
    }

    @Override
    public boolean mayContinue() {
      return true;
    }
  }
}
