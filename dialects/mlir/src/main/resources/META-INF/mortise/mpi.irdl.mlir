// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @mpi attributes {
  source = "MLIR 22.1"
} {
  ods.enum @MPI_ErrorClassEnum {
    type = "i32",
    cases = [
      "MPI_SUCCESS",
      "MPI_ERR_ACCESS",
      "MPI_ERR_AMODE",
      "MPI_ERR_ARG",
      "MPI_ERR_ASSERT",
      "MPI_ERR_BAD_FILE",
      "MPI_ERR_BASE",
      "MPI_ERR_BUFFER",
      "MPI_ERR_COMM",
      "MPI_ERR_CONVERSION",
      "MPI_ERR_COUNT",
      "MPI_ERR_DIMS",
      "MPI_ERR_DISP",
      "MPI_ERR_DUP_DATAREP",
      "MPI_ERR_ERRHANDLER",
      "MPI_ERR_FILE",
      "MPI_ERR_FILE_EXISTS",
      "MPI_ERR_FILE_IN_USE",
      "MPI_ERR_GROUP",
      "MPI_ERR_INFO",
      "MPI_ERR_INFO_KEY",
      "MPI_ERR_INFO_NOKEY",
      "MPI_ERR_INFO_VALUE",
      "MPI_ERR_IN_STATUS",
      "MPI_ERR_INTERN",
      "MPI_ERR_IO",
      "MPI_ERR_KEYVAL",
      "MPI_ERR_LOCKTYPE",
      "MPI_ERR_NAME",
      "MPI_ERR_NO_MEM",
      "MPI_ERR_NO_SPACE",
      "MPI_ERR_NO_SUCH_FILE",
      "MPI_ERR_NOT_SAME",
      "MPI_ERR_OP",
      "MPI_ERR_OTHER",
      "MPI_ERR_PENDING",
      "MPI_ERR_PORT",
      "MPI_ERR_PROC_ABORTED",
      "MPI_ERR_QUOTA",
      "MPI_ERR_RANK",
      "MPI_ERR_READ_ONLY",
      "MPI_ERR_REQUEST",
      "MPI_ERR_RMA_ATTACH",
      "MPI_ERR_RMA_CONFLICT",
      "MPI_ERR_RMA_FLAVOR",
      "MPI_ERR_RMA_RANGE",
      "MPI_ERR_RMA_SHARED",
      "MPI_ERR_RMA_SYNC",
      "MPI_ERR_ROOT",
      "MPI_ERR_SERVICE",
      "MPI_ERR_SESSION",
      "MPI_ERR_SIZE",
      "MPI_ERR_SPAWN",
      "MPI_ERR_TAG",
      "MPI_ERR_TOPOLOGY",
      "MPI_ERR_TRUNCATE",
      "MPI_ERR_TYPE",
      "MPI_ERR_UNKNOWN",
      "MPI_ERR_UNSUPPORTED_DATAREP",
      "MPI_ERR_UNSUPPORTED_OPERATION",
      "MPI_ERR_VALUE_TOO_LARGE",
      "MPI_ERR_WIN",
      "MPI_ERR_LASTCODE"
    ]
  }
  ods.enum @MPI_ReductionOpEnum {
    type = "i32",
    cases = [
      "MPI_OP_NULL",
      "MPI_MAX",
      "MPI_MIN",
      "MPI_SUM",
      "MPI_PROD",
      "MPI_LAND",
      "MPI_BAND",
      "MPI_LOR",
      "MPI_BOR",
      "MPI_LXOR",
      "MPI_BXOR",
      "MPI_MINLOC",
      "MPI_MAXLOC",
      "MPI_REPLACE"
    ]
  }

  ods.attribute @errclass {
    parameters = ["value: @MPI_ErrorClassEnum"],
    format = "`<` $value `>`"
  }

  ods.type @retval {}
  ods.type @comm {since = "22.1"}
  ods.type @request {since = "22.1"}
  ods.type @status {since = "22.1"}

  ods.operation @init {
    results = ["retval: !mpi.retval?"],
    format = "attr-dict (`:` type($retval)^)?"
  }

  ods.operation @comm_world {
    since = "22.1",
    results = ["comm: !mpi.comm"],
    traits = ["pure"],
    format = "attr-dict `:` type(results)"
  }

  ods.operation @comm_rank {
    operands = ["comm: !mpi.comm"],
    results = ["retval: !mpi.retval?", "rank: i32"],
    traits = ["pure"],
    format = "`(` $comm `)` attr-dict `:` type(results)"
  }

  ods.operation @comm_size {
    since = "22.1",
    operands = ["comm: !mpi.comm"],
    results = ["retval: !mpi.retval?", "size: i32"],
    traits = ["pure"],
    format = "`(` $comm `)` attr-dict `:` type(results)"
  }

  ods.operation @comm_split {
    since = "22.1",
    operands = ["comm: !mpi.comm", "color: i32", "key: i32"],
    results = ["retval: !mpi.retval?", "newcomm: !mpi.comm"],
    traits = ["pure"],
    format = "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)"
  }

  ods.operation @send {
    operands = ["ref: memref", "tag: i32", "dest: i32", "comm: !mpi.comm"],
    results = ["retval: !mpi.retval?"],
    format = "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest)(`->` type($retval)^)?"
  }

  ods.operation @isend {
    since = "22.1",
    operands = ["ref: memref", "tag: i32", "dest: i32", "comm: !mpi.comm"],
    results = ["retval: !mpi.retval?", "req: !mpi.request"],
    format = "`(` $ref `,` $tag `,` $dest `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)"
  }

  ods.operation @recv {
    operands = ["ref: memref", "tag: i32", "source: i32", "comm: !mpi.comm"],
    results = ["retval: !mpi.retval?"],
    format = "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)?"
  }

  ods.operation @irecv {
    since = "22.1",
    operands = ["ref: memref", "tag: i32", "source: i32", "comm: !mpi.comm"],
    results = ["retval: !mpi.retval?", "req: !mpi.request"],
    format = "`(` $ref `,` $tag `,` $source `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($source)`->` type(results)"
  }

  ods.operation @allreduce {
    since = "22.1",
    operands = ["sendbuf: memref", "recvbuf: memref", "comm: !mpi.comm"],
    attributes = ["op: @MPI_ReductionOpEnum"],
    results = ["retval: !mpi.retval?"],
    format = "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)?"
  }

  ods.operation @barrier {
    since = "22.1",
    operands = ["comm: !mpi.comm"],
    results = ["retval: !mpi.retval?"],
    format = "`(` $comm `)` attr-dict (`->` type($retval)^)?"
  }

  ods.operation @wait {
    since = "22.1",
    operands = ["req: !mpi.request"],
    results = ["retval: !mpi.retval?"],
    format = "`(` $req `)` attr-dict `:` type($req) (`->` type($retval) ^)?"
  }

  ods.operation @finalize {
    results = ["retval: !mpi.retval?"],
    format = "attr-dict (`:` type($retval)^)?"
  }

  ods.operation @retval_check {
    operands = ["val: !mpi.retval"],
    attributes = ["errclass: #mpi.errclass"],
    results = ["res: i1"],
    format = "$val `=` $errclass attr-dict `:` type($res)"
  }

  ods.operation @error_class {
    operands = ["val: !mpi.retval"],
    results = ["errclass: !mpi.retval"],
    format = "$val attr-dict `:` type($val)"
  }
}

