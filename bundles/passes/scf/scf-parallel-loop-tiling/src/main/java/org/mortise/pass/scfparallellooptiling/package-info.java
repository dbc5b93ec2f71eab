// SPDX-License-Identifier: Apache-2.0
/** Tiles parallel loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfparallellooptiling;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

