// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandrealloc;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.memref.ReallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code expand-realloc}; {@link ReallocExpansion} expands one operation. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ExpandRealloc implements PassFactory {
  static final PassOption<Boolean> EMIT_DEALLOCS =
      PassOption.flag("emit-deallocs", true, "Emit deallocation operations for the original MemRef");

  private static final PassSpec SPEC = PassSpec.of("expand-realloc",
          "Expand memref.realloc operations into its components")
      .withDescription("""
          Replaces each `memref.realloc` by a comparison of the sizes: if the new size is larger, memory is allocated
          and the old contents are copied to its start; otherwise the old memory is cast to the new size. The result no
          longer expresses that the old memory must not be used. Without `emit-deallocs` the old memory is not freed and
          must be freed by a later pass, such as the ownership-based deallocation, which does not support
          `memref.realloc` itself. Linear.
          """)
      .withOptions(EMIT_DEALLOCS)
      .onParts()
      .withDialects("arith", "memref", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean emitDeallocs = options.get(EMIT_DEALLOCS);
    return (root, run) -> expandAll(root, run, emitDeallocs);
  }

  private static void expandAll(Operation root, PassRun run, boolean emitDeallocs) {
    List<ReallocOp> reallocs = new ArrayList<>();
    root.walkPreOrder(op -> {
      ReallocOp realloc = ReallocOp.of(op);
      if (realloc != null) {
        reallocs.add(realloc);
      }
    });
    for (ReallocOp realloc : reallocs) {
      run.remark(Remark.Kind.PASSED, "Expanded", realloc).message(emitDeallocs
          ? "expanded; the old memory is freed if the size grows" : "expanded; the old memory is not freed").emit();
      new ReallocExpansion(realloc, emitDeallocs).run();
    }
    if (reallocs.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
  }
}
