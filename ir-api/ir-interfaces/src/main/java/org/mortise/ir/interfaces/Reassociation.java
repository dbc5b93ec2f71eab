// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.ShapedType;

/** Groups of adjacent dimensions, as in {@code [[0, 1], [2]]}, that a reshape collapses or expands. */
public final class Reassociation {
  private Reassociation() {}

  /** Returns the groups of an attribute, an array of arrays of integers. */
  public static int[][] groups(Attribute reassociation) {
    ArrayAttr lists = (ArrayAttr) reassociation;
    int[][] groups = new int[lists.size()][];
    for (int i = 0; i < groups.length; i++) {
      ArrayAttr list = (ArrayAttr) lists.get(i);
      groups[i] = new int[list.size()];
      for (int j = 0; j < list.size(); j++) {
        long dimension = ((IntegerAttr) list.get(j)).longValue();
        groups[i][j] = dimension == (int) dimension ? (int) dimension : -1; // which is not a dimension either
      }
    }
    return groups;
  }

  /** Returns the attribute of groups of dimensions. */
  public static ArrayAttr attribute(Context context, int[][] groups) {
    List<ArrayAttr> lists = new ArrayList<>(groups.length);
    for (int[] group : groups) {
      List<IntegerAttr> list = new ArrayList<>(group.length);
      for (int dimension : group) {
        list.add(IntegerAttr.i64(context, dimension));
      }
      lists.add(ArrayAttr.of(context, list));
    }
    return ArrayAttr.of(context, lists);
  }

  /** Returns, for each outer group of inner groups, the dimensions of the inner groups. */
  public static int[][] compose(int[][] outer, int[][] inner) {
    int[][] composed = new int[outer.length][];
    for (int i = 0; i < outer.length; i++) {
      int length = 0;
      for (int group : outer[i]) {
        length += inner[group].length;
      }
      composed[i] = new int[length];
      int next = 0;
      for (int group : outer[i]) {
        System.arraycopy(inner[group], 0, composed[i], next, inner[group].length);
        next += inner[group].length;
      }
    }
    return composed;
  }

  /** Returns the large groups as lists of the small groups that they consist of; null if they do not. */
  public static int @Nullable [][] groupsOfGroups(int[][] large, int[][] small) {
    if (large.length == 0) {
      return large; // rank 0
    }
    int[][] groups = new int[large.length][];
    int next = 0;
    for (int i = 0; i < large.length; i++) {
      int first = next;
      int covered = 0;
      while (covered < large[i].length && next < small.length) {
        covered += small[next++].length;
      }
      if (covered != large[i].length) {
        return null;
      }
      groups[i] = range(first, next);
    }
    return next == small.length ? groups : null;
  }

  /** Returns the numbers from {@code from} to {@code to}, exclusive. */
  public static int[] range(int from, int to) {
    int[] numbers = new int[to - from];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = from + i;
    }
    return numbers;
  }

  /** Returns the shape with each group collapsed to the product of its sizes, dynamic if any of them is. */
  public static long[] collapse(ShapedType expanded, int[][] groups) {
    long[] shape = new long[groups.length];
    for (int i = 0; i < groups.length; i++) {
      shape[i] = 1;
      for (int dimension : groups[i]) {
        boolean dynamic = ShapedType.isDynamic(shape[i]) || expanded.isDynamicDim(dimension);
        shape[i] = dynamic ? ShapedType.DYNAMIC : shape[i] * expanded.dim(dimension);
      }
    }
    return shape;
  }

  /** Returns the groups, or for a shape of rank 0 one group of all dimensions of {@code type}. */
  public static int[][] orOneGroup(int[][] groups, ShapedType type) {
    return groups.length > 0 ? groups : new int[][] {range(0, type.rank())};
  }

  /**
   * Returns, within each pair of groups, the runs of fine sizes whose products are the coarse sizes; the last run
   * includes trailing ones. A dynamic size corresponds to a dynamic size, which is the same one if it is the only one
   * of its group. Null if there are none, if a coarse group has several dynamic sizes, or if a fine group is shorter
   * than its coarse group.
   */
  public static int @Nullable [][] groupsByProduct(
      ShapedType fine, int[][] fineGroups, ShapedType coarse, int[][] coarseGroups) {
    int[][] groups = new int[coarse.rank()][];
    for (int i = 0; i < fineGroups.length; i++) {
      if (fineGroups[i].length < coarseGroups[i].length || dynamicCount(coarseGroups[i], coarse) > 1) {
        return null;
      }
      int next = fineGroups[i][0];
      int end = next + fineGroups[i].length;
      for (int dimension : coarseGroups[i]) {
        int last = lastFactor(fine, next, end, coarse.dim(dimension));
        if (last < 0) {
          return null;
        }
        groups[dimension] = range(next, last + 1);
        next = last + 1;
      }
      for (int rest = next; rest < end; rest++) {
        if (fine.dim(rest) != 1) {
          return null;
        }
      }
      if (coarseGroups[i].length > 0) {
        int last = coarseGroups[i][coarseGroups[i].length - 1];
        groups[last] = range(groups[last][0], end);
      }
    }
    return groups;
  }

  /** Returns the last position of the run from {@code first} whose product is {@code size}, or -1 if there is none. */
  private static int lastFactor(ShapedType fine, int first, int end, long size) {
    int next = first;
    long product = 1;
    while (next < end - 1 && !fine.isDynamicDim(next)
        && (ShapedType.isDynamic(size) ? fine.dim(next) == 1 : product * fine.dim(next) < size)) {
      product *= fine.dim(next++);
    }
    if (next >= end) {
      return -1;
    }
    boolean fits = fine.isDynamicDim(next)
        ? ShapedType.isDynamic(size) && product == 1
        : !ShapedType.isDynamic(size) && product * fine.dim(next) == size;
    return fits ? next : -1;
  }

  /**
   * Returns whether a reshape is known to undo the opposite reshape before it, given that the types before and after
   * both are equal. With several dynamic sizes only equal groups do, unless they split a dynamic size into several,
   * which may differ from the original ones.
   *
   * @param inner the attribute with the groups of the first reshape
   * @param outer the attribute with the groups of the second reshape
   * @param type the type before and after both
   * @param expands whether the second reshape is an expansion
   */
  public static boolean isCertainlyUndone(Attribute inner, Attribute outer, ShapedType type, boolean expands) {
    if (type.dynamicDimCount() <= 1) {
      return true;
    }
    return inner == outer && !(expands && hasSeveralDynamic(groups(outer), type));
  }

  private static boolean hasSeveralDynamic(int[][] groups, ShapedType type) {
    for (int[] group : groups) {
      if (dynamicCount(group, type) > 1) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of dynamic sizes in a group. */
  public static int dynamicCount(int[] group, ShapedType type) {
    int count = 0;
    for (int dimension : group) {
      count += type.isDynamicDim(dimension) ? 1 : 0;
    }
    return count;
  }
}
