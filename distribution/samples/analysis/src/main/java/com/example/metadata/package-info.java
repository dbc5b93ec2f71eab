// SPDX-License-Identifier: Apache-2.0
/** An analysis that propagates the metadata of operations, and a pass that shows its results. */
@NullMarked
@Version("1.0.0")
package com.example.metadata;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
