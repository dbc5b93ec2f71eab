// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/** Operations that have regions and no other behaviour. */
@Op(name = "test.alloca_scope_region", summary = "An automatic allocation scope.", regions = "region",
    traits = "AUTOMATIC_ALLOCATION_SCOPE",
    format = "attr-dict-with-keyword $region")
@Op(name = "test.any_cond", summary = "A region that is executed in some way.", results = "results: ANY...",
    regions = "region",
    implementations = RegionOps.AnyCond.class)
@Op(name = "test.graph_region", summary = "A graph region.", regions = "region", traits = "GRAPH_REGIONS",
    format = "attr-dict-with-keyword $region")
@Op(name = "test.one_region_op", summary = "One region.", regions = "region")
@Op(name = "test.one_region_with_operands_op", summary = "One region and operands.",
    operands = "operands: ANY...", regions = "region")
@Op(name = "test.one_region_with_recursive_memory_effects",
    summary = "One region whose effects are those of the operation.", results = "result: ANY",
    regions = "body: ONE_BLOCK", traits = "RECURSIVE_MEMORY_EFFECTS")
@Op(name = "test.return", summary = "Ends a region.",
    operands = "operands: ANY...", traits = {"RETURN_LIKE", "PURE"})
@Op(name = "test.ssacfg_region", summary = "Regions with control flow.",
    operands = "operands: ANY...", results = "results: ANY...", regions = "regions...")
@Op(name = "test.two_region_op", summary = "Two regions.", regions = {"region1", "region2"})
public final class RegionOps {
  static final String RETURN = "test.return";
  static final String ANY_COND = "test.any_cond";

  private RegionOps() {}

  /** The region is executed once; its terminator returns to the operation. */
  static final class AnyCond implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(point.isParent() ? RegionSuccessor.into(op.region(0)) : RegionSuccessor.parent(op));
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return 1;
    }
  }
}
