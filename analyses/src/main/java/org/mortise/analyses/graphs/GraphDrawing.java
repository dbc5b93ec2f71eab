// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import org.osgi.annotation.versioning.ConsumerType;

/** Receives the nodes, clusters and edges of a graph. Not thread-safe. */
@ConsumerType
public interface GraphDrawing {
  /** The shape of a rectangle. */
  String BOX = "box";

  /** The shape of an ellipse. */
  String ELLIPSE = "ellipse";

  /** Begins a cluster. Everything drawn until {@link #closeCluster} is inside it; clusters are nested. */
  GraphNode openCluster(String label);

  void closeCluster();

  /**
   * Draws a node inside the innermost open cluster.
   *
   * @param label its text, which may have several lines
   * @param shape {@link #BOX} or {@link #ELLIPSE}
   */
  GraphNode node(String label, String shape);

  /**
   * Adds an edge between nodes or clusters that were drawn.
   *
   * @param label its text; empty for none
   */
  void edge(GraphNode from, GraphNode to, String label, boolean dashed);
}
