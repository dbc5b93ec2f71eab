// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

/**
 * A node of a drawing, or a cluster of nodes as the end of an edge.
 *
 * @param id its number in the drawing
 * @param cluster the number of the cluster; 0 for a node
 */
public record GraphNode(int id, int cluster) {
  public boolean isCluster() {
    return cluster != 0;
  }
}
