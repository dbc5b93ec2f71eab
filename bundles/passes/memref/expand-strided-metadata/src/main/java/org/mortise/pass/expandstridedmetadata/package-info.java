// SPDX-License-Identifier: Apache-2.0
/** Replaces views of memory by their base buffer, offset, sizes and strides. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.expandstridedmetadata;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

