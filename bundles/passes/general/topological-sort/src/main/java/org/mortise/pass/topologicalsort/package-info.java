// SPDX-License-Identifier: Apache-2.0
/** Topological sorting of graph regions. */
@NullMarked
package org.mortise.pass.topologicalsort;

import org.jspecify.annotations.NullMarked;
