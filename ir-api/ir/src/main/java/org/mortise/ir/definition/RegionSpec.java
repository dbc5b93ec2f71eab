// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/**
 * A declared region or list of regions.
 *
 * @param name its name in formats and diagnostics
 * @param shape the required shape of the region
 * @param variadic whether it denotes any number of regions, which only the last declaration may
 */
public record RegionSpec(String name, Shape shape, boolean variadic) {
  /** The required shape of a region. */
  public enum Shape {
    ANY("any region"),
    ONE_BLOCK("region with 1 blocks"),
    TWO_BLOCKS("region with 2 blocks"),
    AT_LEAST_ONE_BLOCK("region with at least 1 blocks"),
    AT_MOST_ONE_BLOCK("region with at most 1 blocks");

    private final String description;

    Shape(String description) {
      this.description = description;
    }

    public String description() {
      return description;
    }
  }
}
