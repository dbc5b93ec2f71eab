// SPDX-License-Identifier: Apache-2.0
/** Topological sorting of graph regions. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.topologicalsort;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
