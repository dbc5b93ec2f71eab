// SPDX-License-Identifier: Apache-2.0
/** Replaces operations of the shape dialect by simpler operations of the same dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.shapetoshapelowering;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
