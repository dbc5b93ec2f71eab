// SPDX-License-Identifier: Apache-2.0
/** The pass {@code empty-tensor-to-alloc-tensor}. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.emptytensortoalloctensor;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
