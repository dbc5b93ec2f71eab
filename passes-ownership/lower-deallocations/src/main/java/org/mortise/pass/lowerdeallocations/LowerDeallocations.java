// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import com.google.auto.service.AutoService;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** Lowers {@code bufferization.dealloc} to {@code memref.dealloc}; see {@link DeallocLowering} for the three ways. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LowerDeallocations implements PassFactory {
  private static final PassOption<Long> MAX_COMPARED = PassOption.unsigned("max-compared-buffers", 0,
      "Number of buffers up to which a deallocation of several compares them without the library function");

  private static final PassSpec SPEC = PassSpec.of("bufferization-lower-deallocations",
          "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations")
      .withTitle("LowerDeallocations")
      .onParts()
      .withDescription("""
          Replaces each `bufferization.dealloc` by conditional `memref.dealloc` operations. An operation with a single
          memref compares its pointer with those of the retained memrefs. An operation with several memrefs stores all
          pointers to buffers and calls a private library function, `dealloc_helper`, which computes the memrefs to free
          and the ownership of the retained ones. The function is added once to the enclosing symbol table. Operations
          with at most `max-compared-buffers` buffers, retained ones included, compare each pair of pointers instead,
          which needs no memory.

          Operations of dialects that the pass does not create operations of are folded, as by any dialect conversion.
          Linear in the operands of the deallocations; the library function is quadratic in them at run time.
          """)
      .withPreconditions(DeallocationLowering.LIBRARY, DeallocationLowering.FREED_BY_ONE_OPERATION)
      .withStatistics(DeallocationLowering.SIMPLE, DeallocationLowering.LINEAR, DeallocationLowering.GENERIC)
      .withOptions(MAX_COMPARED)
      .withDialects(DeallocationLowering.DIALECTS.toArray(new String[0]));

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    long maxCompared = options.get(MAX_COMPARED);
    return new Pass() {
      /** A function that needs the library function has to be lowered with the module, to which that is added. */
      @Override
      public boolean runsOnPartsOf(Operation module) {
        return DeallocationLowering.isWithoutLibrary(module, maxCompared);
      }

      @Override
      public void run(Operation root, PassRun run) {
        KeptFunctions.runBeside(root, run, () -> {
          DeallocationLowering lowering = new DeallocationLowering(root, run, maxCompared);
          lowering.lowerAll(op -> DeallocOp.of(op) != null, op -> lowering.lowerDealloc(DeallocOp.of(op)));
        });
      }
    };
  }
}
