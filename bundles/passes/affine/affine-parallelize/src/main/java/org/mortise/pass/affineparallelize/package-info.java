// SPDX-License-Identifier: Apache-2.0
/** Makes affine loops with independent iterations parallel. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineparallelize;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
