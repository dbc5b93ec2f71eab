// SPDX-License-Identifier: Apache-2.0
/** My dialect. */
@NullMarked
@Version("1.0.0")
package com.example.mine;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
