// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * The groups of regions of an operation. At most one of them has any number of regions; the others have one.
 *
 * @param names the names in order
 * @param variadic the index of the group of any number of regions; -1 if there is none
 */
record RegionGroups(List<String> names, int variadic) {
  /** Returns the index of a group; -1 if there is none of this name. */
  int indexOf(String name) {
    return names.indexOf(name);
  }

  /** Returns the regions of a group. */
  List<Region> regions(Operation op, int group) {
    int extra = op.regionCount() - names.size(); // -1 if the group of any number of regions has none
    int first = group + (variadic >= 0 && variadic < group ? extra : 0);
    int count = group == variadic ? extra + 1 : 1;
    List<Region> regions = new ArrayList<>(count);
    for (int i = first; i < first + count; i++) {
      regions.add(op.region(i));
    }
    return regions;
  }

  /** Returns the group of a region. */
  int groupOf(Operation op, Region region) {
    int index = region.index();
    int extra = op.regionCount() - names.size();
    return variadic < 0 || index < variadic ? index
        : index <= variadic + extra ? variadic : index - extra;
  }
}
