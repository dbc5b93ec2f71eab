// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.Set;
import java.util.TreeSet;
import org.mortise.analyses.dataflow.DenseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Collects the edges between regions on which control may have passed. */
final class RegionEdges extends DenseForwardAnalysis<Set<String>> {
  @Override
  protected Set<String> join(Set<String> a, Set<String> b) {
    Set<String> both = new TreeSet<>(a);
    both.addAll(b);
    return both;
  }

  @Override
  protected Set<String> entryState() {
    return Set.of();
  }

  @Override
  protected Set<String> visitOperation(Operation op, Set<String> before) {
    return before;
  }

  @Override
  protected Set<String> visitRegionEdge(Operation op, Region from, Region to, Set<String> state) {
    return with(state, op.name().name() + ": " + number(from) + " to " + number(to));
  }

  static Set<String> with(Set<String> state, String edge) {
    Set<String> more = new TreeSet<>(state);
    more.add(edge);
    return more;
  }

  static String number(Region region) {
    return region == null ? "op" : Integer.toString(region.index());
  }
}
